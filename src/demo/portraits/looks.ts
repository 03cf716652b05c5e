/** What a coat does besides its base colour. Each mark is drawn on the head, the body or both. */
export type Mark =
  | "paleMuzzle"
  | "paleChest"
  | "paleCheeks"
  | "blaze"
  | "wideBlaze"
  | "mask"
  | "tanPoints"
  | "eyePatch"
  | "patches"
  | "huskyFace"
  | "tabby"
  | "points"
  | "calico"
  | "saddle"
  | "socks"
  | "merle"
  | "darkEars";

export type Coat = {
  /** As said in a description: "black and tan". */
  name: string;
  base: string;
  /** Muzzle, chest and paws where a mark asks for it. */
  pale: string;
  /** Mask, stripes, saddle and patches where a mark asks for it. */
  dark: string;
  marks: readonly Mark[];
  nose: string;
  irises: readonly string[];
};

export type Fur = "none" | "short" | "medium" | "long" | "rough" | "curly";
export type EarForm = "pricked" | "bat" | "tipped" | "odd" | "button" | "floppy" | "long" | "cat" | "tufted" | "folded";

/** Measures are in head units: 100 is half the width of an ordinary head. */
export type Shape = {
  skull: number;
  /** Half the width at the cheeks. */
  cheek: number;
  /** Half the width of the muzzle, and how far down the nose sits. */
  muzzle: number;
  nose: number;
  ears: EarForm;
  earSize: number;
  fur: Fur;
  /** 1 is ordinary. */
  eyes: number;
  bulk: number;
  /** Length of leg, 1 is ordinary; a dachshund has 0.5. */
  legs: number;
};

export type BreedLook = {
  name: string;
  /** As used in a sentence: "German shepherd", "dachshund". */
  noun: string;
  /** Typical weight of a grown animal, kilograms. */
  weightKg: readonly [min: number, max: number];
  shape: Shape;
  /** Ways in which one animal of the breed may differ from another; the seed chooses. */
  variants?: readonly Partial<Shape>[];
  coats: readonly Coat[];
};

export type AnimalType = "Dog" | "Cat";
/** 0 head and chest facing front, 1 three-quarter with a tilted head, 2 the whole animal. */
export type Pose = 0 | 1 | 2;

export type AnimalPortrait = {
  type: AnimalType;
  breed: string;
  /** The name of one of the breed's coats; left out or unknown, the seed chooses. */
  coat?: string;
  ageYears: number;
  pose: Pose;
  seed: string;
};
