/** Milliseconds. */
const timeout = 8000;

/** Whether a server responds in time, with any status. `navigator.onLine` is unreliable behind VPNs and in virtual machines. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(timeout) });
    return true;
  } catch {
    return false;
  }
}
