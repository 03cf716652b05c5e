import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Animal } from "../../../../contract/animals.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { lastFavouritesChange } from "../../../favourites-changed.ts";
import { pageCount } from "../../../page-numbers.ts";
import { notifyError } from "../../kit/notify.ts";
import { notifyWithUndo } from "../../kit/notify-with-undo.tsx";
import { errorText } from "../../problem.ts";
import { favouritesPage, reloadFavourites, setFavourite } from "./favourites.query.ts";

/**
 * One's own favourites, a page at a time, and the way out of them.
 * @param section where the list stands; it gets the focus again that a card took away with it
 */
export function useFavourites(section: RefObject<HTMLElement | null>) {
  const [page, setPage] = useState(1);
  const [busyId, setBusyId] = useState<number>();
  const list = useQuery(favouritesPage(page));
  const focusLater = useFocusLater(section, busyId !== undefined || list.isFetching);
  useChangesElsewhere();

  // The last one of the last page is gone: there is one page less.
  const last = list.data ? pageCount(list.data) : page;
  useEffect(() => setPage((shown) => Math.min(shown, last)), [last]);

  async function change(animal: Animal, isFavourite: boolean, at: number): Promise<void> {
    setBusyId(animal.id);
    try {
      await setFavourite(animal.id, isFavourite);
      if (isFavourite) setPage(1);
      else notifyWithUndo(`${animal.name} was removed from your favourites.`, () => change(animal, true, 0));
    } catch (error) {
      notifyError(errorText(error, recordTexts().favourites.saveFailed));
    }
    focusLater(at);
    setBusyId(undefined);
  }
  const remove = (animal: Animal, at: number) => change(animal, false, at);
  return { list, setPage, busyId, remove };
}

/**
 * After a change, once the list is drawn anew, the focus goes to the card that stands in the place now, else to the section.
 * @param isBusy while the change is on its way or its outcome is asked for
 */
function useFocusLater(section: RefObject<HTMLElement | null>, isBusy: boolean): (at: number) => void {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined || isBusy) return;
    const buttons = [...(section.current?.querySelectorAll<HTMLElement>("[data-remove-favourite]") ?? [])];
    (buttons[wanted.current] ?? buttons.at(-1) ?? section.current)?.focus();
    wanted.current = undefined;
  }, [isBusy, section]);
  return (at) => {
    wanted.current = at;
  };
}

/** The browser shows this screen again on Back as it was, and an animal's page has changed the favourites meanwhile. */
function useChangesElsewhere(): void {
  useEffect(() => {
    const seen = lastFavouritesChange();
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted && lastFavouritesChange() !== seen) void reloadFavourites();
    };
    addEventListener("pageshow", look);
    return () => removeEventListener("pageshow", look);
  }, []);
}
