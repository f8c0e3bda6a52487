import { queueInput } from "./queue-input";

/** A page with one button and one form. */
function openPage() {
  const page = new EventTarget();
  globalThis.addEventListener = page.addEventListener.bind(page) as typeof addEventListener;
  const button = { click: jest.fn() };
  const form = { submit: jest.fn(), requestSubmit: jest.fn() };
  function dispatch(type: string, target: object): void {
    page.dispatchEvent(Object.defineProperty(new Event(type, { cancelable: true }), "target", { value: target }));
  }
  return {
    press: () => {
      dispatch("click", { closest: () => button });
    },
    send: () => {
      dispatch("submit", form);
    },
    count: () => [button.click, form.requestSubmit, form.submit].map(({ mock }) => mock.calls.length),
    ...queueInput(() => undefined),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test("input is replayed once after hydration", () => {
  const { press, send, replay, count } = openPage();
  press();
  send();
  send();
  jest.advanceTimersByTime(3000);
  replay();
  jest.advanceTimersByTime(20_000);
  expect(count()).toEqual([1, 1, 0]);
});

test("the browser submits a form whose scripts take too long, once", () => {
  const { send, replay, count } = openPage();
  send();
  jest.advanceTimersByTime(10_000);
  replay();
  expect(count()).toEqual([0, 0, 1]);
});
