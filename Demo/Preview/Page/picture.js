// Draws a simulated screen from the JSON of its pictures: a <div> for each layer, and the layer's own drawing as <svg>
// with real text. Each picture updates the previous one. `Picture.json(since:)` describes the format.
'use strict';

class Screen {
  constructor(host) {
    this.host = host;
    this.clear();
  }

  clear() {
    this.host.replaceChildren();
    this.layers = new Map();
    this.size = null;
  }

  apply(picture) {
    this.size = picture.size;
    for (const id of picture.gone || []) this.remove(id);
    const changed = Object.entries(picture.layers);
    for (const [id, look] of changed) this.change(this.layers.get(Number(id)) || this.make(Number(id)), look);
    // From here on, every layer of the picture exists.
    for (const [id, look] of changed) {
      const layer = this.layers.get(Number(id));
      this.stack(layer.inner, layer.drawing, look.k || []);
    }
    this.stack(this.host, null, picture.windows);
  }

  make(id) {
    const box = document.createElement('div');
    const inner = document.createElement('div');
    box.className = 'layer';
    inner.className = 'inner';
    box.append(inner);
    const layer = { box, inner, drawing: null, border: null, drawn: '' };
    this.layers.set(id, layer);
    return layer;
  }

  remove(id) {
    const layer = this.layers.get(id);
    if (!layer) return;
    layer.box.remove();
    this.layers.delete(id);
  }

  stack(parent, below, ids) {
    let next = below ? below.nextSibling : parent.firstChild;
    for (const id of ids) {
      const box = this.layers.get(id).box;
      if (box === next) next = next.nextSibling;
      else parent.insertBefore(box, next);
    }
  }

  change(layer, look) {
    const set = (name, value) => {
      if (layer[name] === value) return;
      layer[name] = value;
      layer.box.style[name] = value;
    };
    const [x, y, width, height] = look.b;
    set('width', width + 'px');
    set('height', height + 'px');
    set('transform', Screen.matrix(look.t || [0, 0], x, y));
    set('opacity', 'o' in look ? String(look.o) : '');
    set('borderRadius', look.r ? Screen.corners(look.r, width, height) : '');
    set('overflow', look.c ? 'hidden' : '');
    set('backgroundColor', look.f || '');
    set('backdropFilter', look.g ? `blur(${look.g}px)` : '');
    set('maskImage', look.m ? `linear-gradient(#000 ${look.m * 100}%, transparent)` : '');
    // A layer's shadow radius is the standard deviation of the blur. A box shadow's radius is twice that.
    set('boxShadow', look.s ? `${look.s[2]}px ${look.s[3]}px ${look.s[1] * 2}px ${look.s[0]}` : '');
    const offset = x || y ? `translate(${-x}px,${-y}px)` : '';
    if (layer.offset !== offset) layer.inner.style.transform = layer.offset = offset;
    this.border(layer, look.l);
    this.draw(layer, look.d);
  }

  // The box begins at the origin of the bounds. The transform is in the layer's own coordinates.
  static matrix(t, x, y) {
    if (t.length === 2) return `translate(${t[0] + x}px,${t[1] + y}px)`;
    const [a, b, c, d, tx, ty] = t;
    return `matrix(${a},${b},${c},${d},${tx + a * x + c * y},${ty + b * x + d * y})`;
  }

  // One radius for all corners, or a radius with the mask of the round corners: 1 and 2 above, 4 and 8 below, left and
  // right.
  static corners(r, width, height) {
    const [radius, mask] = Array.isArray(r) ? r : [r, 15];
    const round = Math.min(radius, width / 2, height / 2) + 'px';
    return [1, 2, 8, 4].map((corner) => (mask & corner ? round : '0')).join(' ');
  }

  // A border is inside the bounds, above the sublayers.
  border(layer, border) {
    if (!border && !layer.border) return;
    if (!layer.border) {
      layer.border = document.createElement('div');
      layer.border.className = 'border';
      layer.box.append(layer.border);
    }
    layer.border.style.boxShadow = border ? `inset 0 0 0 ${border[1]}px ${border[0]}` : '';
  }

  draw(layer, drawing) {
    const drawn = drawing ? JSON.stringify(drawing) : '';
    if (layer.drawn === drawn) return;
    layer.drawn = drawn;
    if (!layer.drawing) {
      layer.drawing = Screen.element('svg', { class: 'drawing' });
      layer.inner.prepend(layer.drawing);
    }
    layer.drawing.replaceChildren(...(drawing || []).map(Screen.shape));
  }

  // Characters without a known width are measured.
  static width(text) {
    Screen.ruler ||= document.body.appendChild(Screen.element('svg', { class: 'ruler', 'aria-hidden': true }));
    Screen.ruler.replaceChildren(text);
    return text.getComputedTextLength();
  }

  static shape([kind, ...rest]) {
    if (kind === 't') {
      const [text, x, y, anchor, size, weight, fill, width] = rest;
      const element = Screen.element('text', { x, y, 'text-anchor': anchor, 'font-size': size, 'font-weight': weight, fill });
      // The browser's font is slightly wider or narrower than the font of the layout.
      element.textContent = text;
      if (width > 0 || (width < 0 && Screen.width(element) > -width)) {
        element.setAttribute('textLength', Math.abs(width));
        element.setAttribute('lengthAdjust', 'spacingAndGlyphs');
      }
      return element;
    }
    const isRect = kind === 'r';
    const [fill, stroke, strokeWidth] = rest.slice(isRect ? 5 : 1);
    const paint = {
      fill: fill || 'none', stroke: stroke || 'none', 'stroke-width': strokeWidth,
      'stroke-linecap': 'round', 'stroke-linejoin': 'round',
    };
    if (!isRect) return Screen.element('path', { d: rest[0], ...paint });
    const [x, y, width, height, radius] = rest;
    return Screen.element('rect', { x, y, width, height, rx: Math.min(radius, width / 2, height / 2), ...paint });
  }

  static element(name, attributes) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  }
}
