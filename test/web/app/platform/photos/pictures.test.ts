import { describe, expect, test } from "vitest";
import {
  canMove,
  described,
  keyOf,
  moved,
  pictureFields,
  picturesOf,
  withoutPicture,
  withPicture,
} from "../../../../../src/web/app/platform/photos/pictures.ts";

const photo = (id: number) => ({ id, alt: `Photo ${id}`, width: 800, height: 600, focalX: 50, focalY: 5 });
const upload = { base64: "AAAA", name: "new.jpg", fileExtention: "jpg" };
const three = () => picturesOf([photo(1), photo(2), photo(3)]);

describe("the pictures of an animal's form", () => {
  test("send nothing if nothing was changed", () => {
    expect(pictureFields(three())).toEqual({});
  });

  test("send what was moved, made main, described and removed, and nothing else", () => {
    const changed = described(moved(withoutPicture(three(), "1"), 0, 1), "2", { alt: "Two" });
    expect(pictureFields(changed)).toEqual({
      removedPhotoIds: [1],
      photoOrder: [3, 2],
      photoChanges: [{ id: 2, alt: "Two", focalX: 50, focalY: 5 }],
      mainPhotoId: 2,
    });
  });

  test("of a new animal are always sent, so that a missing one is noticed", () => {
    expect(pictureFields(picturesOf())).toEqual({ photos: [] });
    const added = withPicture(withPicture(picturesOf(), upload, "a"), upload, "b");
    expect(pictureFields({ ...added, main: "b" })).toMatchObject({ photos: [{ isMain: false }, { isMain: true }] });
  });

  test("that are new come after the existing ones", () => {
    const added = withPicture(three(), upload, "a");
    expect(added.all.map(keyOf)).toEqual(["1", "2", "3", "a"]);
    expect([canMove(added, 3, -1), canMove(added, 2, 1), canMove(added, 0, -1), canMove(added, 1, 1)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(moved(added, 3, -1)).toBe(added);
  });
});
