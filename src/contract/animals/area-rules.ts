/**
 * The minimum area for dogs in Polish shelters, in square metres: for one dog, and for each further dog in a group of at most
 * six (annex of the regulation of 7 February 2026, Dz.U. 2026 item 154). It is a suggestion, not a limit (rules §14).
 */
const DOG_AREAS = {
  light: { alone: 4, further: 2 }, // under 20 kg
  medium: { alone: 6, further: 3 }, // 20 to 30 kg
  heavy: { alone: 8, further: 4 }, // over 30 kg
} as const;
const MAX_GROUP_SIZE = 6;

/** @param area in square metres @returns how many dogs of each size may live there; 0 where it is too small for one */
export function dogsByArea(area: number): Record<keyof typeof DOG_AREAS, number> {
  const dogs = ({ alone, further }: { alone: number; further: number }) =>
    area < alone ? 0 : Math.min(MAX_GROUP_SIZE, 1 + Math.floor((area - alone) / further));
  const { light, medium, heavy } = DOG_AREAS;
  return { light: dogs(light), medium: dogs(medium), heavy: dogs(heavy) };
}
