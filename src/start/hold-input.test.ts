import { holdInput } from "./hold-input";

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
    button,
    form,
    press: () => {
      dispatch("click", { closest: () => button });
    },
    send: () => {
      dispatch("submit", form);
    },
    ...holdInput(() => undefined),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test("what was pressed a moment ago is done as soon as the scripts are there", () => {
  const { press, send, release, button, form } = openPage();
  press();
  send();
  jest.advanceTimersByTime(3000);
  release();
  expect([button.click, form.requestSubmit, form.submit].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});

test("a button that was pressed long ago is not pressed again", () => {
  const { press, release, button } = openPage();
  press();
  jest.advanceTimersByTime(20_000);
  press();
  jest.advanceTimersByTime(1000);
  release();
  expect(button.click).toHaveBeenCalledTimes(1);
});

test("a form whose scripts do not come is sent without them, once", () => {
  const { send, release, form } = openPage();
  send();
  jest.advanceTimersByTime(10_000);
  release();
  expect([form.submit, form.requestSubmit].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test.each(["release", "giveUp", "timer"] as const)(
  "a form that was held while the page slept is not sent minutes later (%s)",
  (way) => {
    const { send, form, ...page } = openPage();
    send();
    jest.setSystemTime(Date.now() + 600_000);
    if (way === "timer") jest.advanceTimersByTime(10_000);
    else page[way]();
    expect([form.submit, form.requestSubmit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  },
);
