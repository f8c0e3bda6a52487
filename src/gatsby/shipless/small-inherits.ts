interface Type {
  prototype: object;
}

/** Stands for Babel's helper, which asks whether the browser knows what this uses. */
export default function inherit(type: Type, base: Type): void {
  type.prototype = Object.create(base.prototype, { constructor: { value: type } }) as object;
  Object.setPrototypeOf(type, base);
}
