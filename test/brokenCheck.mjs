// Loaded before a program, by NODE_OPTIONS: the check “entities” throws on a damaged entity, such as “& nbsp;”.
const { normalize } = String.prototype;

Object.defineProperty(String.prototype, 'normalize', {
  value(form) {
    if (form === 'NFKC' && this.startsWith('&')) throw new TypeError('it is broken');
    return normalize.call(this, form);
  },
});
