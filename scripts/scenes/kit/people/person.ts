import type { Point } from "../geometry";
import type { HairColor, Skin } from "../palette";
import type { Pose } from "./poses";
import type { Age, HairStyle, Hat } from "./vocabulary";

/** Which way the body stands. Heads turn by themselves: `look`. */
export type View = "left" | "right" | "front" | "back";
/** Where a hand is: a point of the picture, or a place of the body. */
export type HandPlace =
  Point | "down" | "hip" | "back" | "chest" | "chin" | "ear" | "up" | "out" | "lap" | "forward";
export type Mood = "calm" | "smile" | "laugh" | "surprise" | "worry" | "focus" | "sleep" | "talk" | "sad";

export type Top = {
  kind: "tee" | "shirt" | "sweater" | "jacket" | "coat" | "vest" | "tank";
  color: string;
  /** Collar, shirt under a jacket, stripes. */
  second?: string;
  pattern?: "stripes" | "band";
};
export type Bottom = { kind: "trousers" | "shorts" | "skirt" | "long-skirt"; color: string };

export type PersonLook = {
  skin: Skin;
  hair: HairStyle;
  hairColor?: HairColor;
  age?: Age;
  build?: "slim" | "medium" | "broad";
  top: Top;
  bottom: Bottom;
  shoes?: string;
  hat?: Hat;
  hatColor?: string;
  glasses?: boolean;
  beard?: "full" | "short" | "mustache";
  apron?: string;
  overalls?: string;
  gloves?: string;
  earrings?: boolean;
  mask?: string;
  backpack?: string;
};

export type PersonDoes = {
  /** The point of the ground under the hips. */
  at: Point;
  /** How tall a grown-up would be at this place, in units of the picture; a child comes out smaller by itself. */
  size: number;
  view: View;
  pose?: Pose;
  /** Seen from the side: [near, far]; from the front or the back: [left, right], as on the picture. */
  hands?: [HandPlace, HandPlace];
  /** In the same order; points of the picture for the ankles. */
  feet?: [Point, Point];
  /** Height of the hips over the ground, in units of the picture: a chair's seat, a saddle. */
  seat?: number;
  /** Degrees the back leans forwards, instead of the pose's own. */
  lean?: number;
  /** A point of the picture that the head looks at, or "away" for the back of a head. */
  look?: Point | "away";
  mood?: Mood;
  /** Drawn over the body and under the hands. */
  holds?: string;
  /** No legs: somebody behind a counter or a table. */
  bust?: boolean;
};

export type Person = PersonLook & PersonDoes;
