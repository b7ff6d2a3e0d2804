import { expect, test, vi } from "vitest";

import { takeTurn } from "@/components/ui/one-sound";

test("who begins to play stops what played before, and not itself", () => {
  const [own, model] = [vi.fn(), vi.fn()];
  takeTurn(own);
  takeTurn(own);
  expect(own).not.toHaveBeenCalled();
  takeTurn(model);
  expect(own).toHaveBeenCalledTimes(1);
  takeTurn(own);
  expect(model).toHaveBeenCalledTimes(1);
  expect(own).toHaveBeenCalledTimes(1);
});
