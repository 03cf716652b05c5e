import type { Canvas } from "./canvas.ts";
import type { Tones } from "./palette.ts";
import type { Random } from "./random.ts";

/** A marking of the coat. Each one is drawn on the head, the body or both. */
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
  /** As written in a description: "black and tan". */
  name: string;
  base: string;
  /** The colour of pale marks: muzzle, chest, paws. */
  pale: string;
  /** The colour of dark marks: mask, stripes, saddle, patches. */
  dark: string;
  marks: readonly Mark[];
  nose: string;
  irises: readonly string[];
};

export type Fur = "none" | "short" | "medium" | "long" | "rough" | "curly";
export type EarForm = "pricked" | "bat" | "tipped" | "odd" | "button" | "floppy" | "long" | "cat" | "tufted" | "folded";

/** The build of an animal, in head units: 100 is half the width of an average head. */
export type Shape = {
  skull: number;
  /** Half the width at the cheeks. */
  cheek: number;
  /** Half the width of the muzzle. `nose` is the nose's distance below the middle of the head. */
  muzzle: number;
  nose: number;
  ears: EarForm;
  earSize: number;
  fur: Fur;
  /** Size of the eyes; 1 is average. */
  eyes: number;
  bulk: number;
  /** Length of the legs; 1 is average, a dachshund has 0.5. */
  legs: number;
};

export type Breed = {
  name: string;
  /** As written in a sentence: "German shepherd", "dachshund". */
  noun: string;
  /** Typical weight of an adult, in kilograms. */
  weightKg: readonly [min: number, max: number];
  shape: Shape;
  /** Different builds within the breed; the seed chooses one. */
  variants?: readonly Partial<Shape>[];
  coats: readonly Coat[];
};

export type AnimalType = "Dog" | "Cat";
/** 0: head and chest, from the front. 1: head and chest, the head turned and tilted. 2: the whole animal. */
export type Pose = 0 | 1 | 2;

export type AnimalPortrait = {
  type: AnimalType;
  breed: string;
  /** The name of one of the breed's coats. If it is missing or unknown, the seed chooses one. */
  coat?: string;
  ageYears: number;
  pose: Pose;
  seed: string;
};

/** What is behind and before an animal. */
export type Background = {
  /** Drawn first. */
  back: string;
  /** Drawn over the animal: grass, leaves, snow. */
  front: string;
  /** The last words of the picture's description, such as "in the grass". */
  place: string;
};

export type HairStyle =
  | "long"
  | "waves"
  | "bob"
  | "bun"
  | "ponytail"
  | "curls"
  | "pixie"
  | "short"
  | "parted"
  | "crop"
  | "curlyTop"
  | "quiff"
  | "bald";

export type Garment = "polo" | "coat" | "dungarees" | "knit" | "fleece";

/** One person, ready to be drawn. 100 units are half the width of the face. */
export type Person = {
  canvas: Canvas;
  skin: Tones;
  hair: Tones;
  style: HairStyle;
  garment: Garment;
  cloth: Tones;
  beard: "none" | "short" | "full" | "moustache";
  glasses: boolean;
  earrings: boolean;
  freckles: boolean;
  laughing: boolean;
  elderly: boolean;
  /** Has the shelter's paw on the clothes. */
  staff: boolean;
  tilt: number;
  iris: string;
  random(part: string): Random;
};
