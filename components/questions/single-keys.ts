const key = "20180428_bandwise_single_keys";
const off = "off";

/** Whether a key that is no combination answers in a task; kept on this device. */
export const hasSingleKeys = () => window.localStorage.getItem(key) !== off;

export function chooseSingleKeys(isOn: boolean) {
  if (isOn) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, off);
}
