import { useState } from "react";

/** A small screen that is touched. */
export const useIsPhone = () =>
  useState(() => window.matchMedia("(pointer: coarse) and (max-width: 48rem)").matches)[0];
