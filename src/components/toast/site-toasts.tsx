import { Toaster } from "./toaster";
import { useToasts } from "./use-toasts";

/** The toasts of the site, whichever page has shown them. */
export function Toasts({ dismissLabel }: { dismissLabel: string }) {
  const { toasts, dismiss } = useToasts();
  return <Toaster toasts={toasts} dismissLabel={dismissLabel} onDismiss={dismiss} />;
}
