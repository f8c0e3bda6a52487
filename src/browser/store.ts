import { useSyncExternalStore } from "react";

/** A value that outlives the components that show it. */
export interface Store<Value> {
  read: () => Value;
  write: (value: Value) => void;
  /** @returns a function that ends the subscription */
  subscribe: (onChange: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export function useStore<Value>({ subscribe, read }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, read, read);
}
