/** Stands for Babel's helper, which asks what the browser knows and what it is given. */
export default Array.from;
