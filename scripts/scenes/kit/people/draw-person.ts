import { shadow } from "../shapes";

import { drawBeard, drawHairBehind, drawHairOver } from "./hair";
import { drawHat, hidesHair } from "./hats";
import { drawEar, drawFace, drawSkull, headOf } from "./head";
import { drawArm, drawForearm, drawLeg, drawSkirt } from "./limbs";
import type { Person, PersonDoes, PersonLook } from "./person";
import { skeletonOf, type Skeleton } from "./skeleton";
import { drawPack, drawTorso } from "./torso";

function drawHead(person: Person, body: Skeleton) {
  const head = headOf(person, body);
  const covered = hidesHair(person.hat);
  const behind = covered ? "" : drawHairBehind(person, head);
  const over = covered ? "" : drawHairOver(person, head);
  const isBack = head.turn > 1.5;
  const face = isBack ? "" : drawFace(person, head) + drawBeard(person, head);
  const ear = covered ? "" : drawEar(person, head);
  return { behind, over: drawSkull(person, head) + face + over + ear + drawHat(person, head, body) };
}

function legs(person: Person, body: Skeleton) {
  if (person.bust) return "";
  return drawLeg(person, body, 1) + drawLeg(person, body, 0) + drawSkirt(person, body);
}

export type PersonParts = {
  /** All that a table or counter before the person covers. */
  body: string;
  /** Hands and forearms, to be drawn over that table. */
  arms: string;
};

function sideParts(whole: Person, body: Skeleton, ground: string): PersonParts {
  const { holds = "" } = whole;
  const head = drawHead(whole, body);
  const back = drawArm(whole, body, 1) + legs(whole, body) + drawPack(whole, body, false);
  return {
    body: ground + back + head.behind + drawTorso(whole, body, false) + head.over,
    arms: holds + drawArm(whole, body, 0),
  };
}

function backParts(whole: Person, body: Skeleton, ground: string): PersonParts {
  const { holds = "" } = whole;
  const head = drawHead(whole, body);
  const arms = drawArm(whole, body, 0) + drawArm(whole, body, 1);
  const trunk = drawTorso(whole, body, true) + drawPack(whole, body, true);
  return { body: ground + holds + arms + legs(whole, body) + trunk + head.behind + head.over, arms: "" };
}

function frontParts(whole: Person, body: Skeleton, ground: string): PersonParts {
  const { holds = "" } = whole;
  const head = drawHead(whole, body);
  const arms = drawArm(whole, body, 0) + drawArm(whole, body, 1);
  const hang = !holds && !whole.hands;
  const trunk = legs(whole, body) + drawTorso(whole, body, false) + head.over;
  return { body: ground + head.behind + (hang ? arms : "") + trunk, arms: holds + (hang ? "" : arms) };
}

/** Somebody behind a table: first `body`, then the table, then `arms`. From the side, the far forearm lies on it, too. */
export function personParts(look: PersonLook, does: PersonDoes): PersonParts {
  const whole: Person = { ...look, ...does };
  const body = skeletonOf(whole);
  const ground = whole.bust || body.pose === "jump" ? "" : shadow(whole.at, body.height * 0.16);
  if (whole.view === "back") return backParts(whole, body, ground);
  if (whole.view === "front") return frontParts(whole, body, ground);
  const parts = sideParts(whole, body, ground);
  return { ...parts, arms: drawForearm(whole, body, 1) + parts.arms };
}

/** A person of the kit: who it is, and what it does. */
export function person(look: PersonLook, does: PersonDoes): string {
  const whole: Person = { ...look, ...does };
  const body = skeletonOf(whole);
  const ground = whole.bust || body.pose === "jump" ? "" : shadow(whole.at, body.height * 0.16);
  const parts =
    whole.view === "back"
      ? backParts(whole, body, ground)
      : whole.view === "front"
        ? frontParts(whole, body, ground)
        : sideParts(whole, body, ground);
  return parts.body + parts.arms;
}
