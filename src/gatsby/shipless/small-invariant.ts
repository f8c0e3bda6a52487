/** Stands for invariant: the router's assumptions are kept, without the text of several kinds of failure. */
export default function invariant(condition: unknown, message: string): void {
  if (!condition) throw new Error(message);
}
