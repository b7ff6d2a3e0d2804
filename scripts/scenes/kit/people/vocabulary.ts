export type Age = "adult" | "elder" | "teen" | "child" | "toddler";

export type HairStyle =
  | "short"
  | "crop"
  | "parted"
  | "spiky"
  | "curly"
  | "afro"
  | "bob"
  | "long"
  | "wavy"
  | "ponytail"
  | "bun"
  | "braids"
  | "puffs"
  | "fringe"
  | "bald"
  | "receding";

export type Hat =
  | "cap"
  | "beanie"
  | "straw"
  | "brim"
  | "hardhat"
  | "helmet"
  | "chef"
  | "headscarf"
  | "hood"
  | "turban"
  | "headphones"
  | "conical"
  | "band"
  | "surgical";
