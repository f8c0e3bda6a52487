/** Stands for Babel's helper, which asks whether the browser knows this. */
export default Object.assign;
