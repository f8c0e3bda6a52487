/** Whether a server responds, with any status. `navigator.onLine` is unreliable behind VPNs and in virtual machines. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
