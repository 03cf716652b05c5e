import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Animal } from "../../../../contract/animals/animals.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { lastFavouritesChange } from "../../../favourites-changed.ts";
import { pageCount } from "../../../page-numbers.ts";
import { notifyError, notifyWithUndo } from "../../platform/kit/notify.tsx";
import { errorText } from "../../platform/problem.ts";
import { adoptionTexts } from "../texts.ts";
import { favouritesPage, reloadFavourites, setFavourite } from "./favourites.query.ts";

/**
 * This person's favourites, a page at a time, and a function that removes one.
 * @param section the element of the list; it gets the focus if a removed card had it
 */
export function useFavourites(section: RefObject<HTMLElement | null>) {
  const [page, setPage] = useState(1);
  // Several at once: a person who is quick removes the next before the list is loaded again.
  const [busyIds, setBusyIds] = useState<readonly number[]>([]);
  const list = useQuery(favouritesPage(page));
  const focusLater = useFocusLater(section, busyIds.length > 0 || list.isFetching);
  useReloadAfterBack();

  // If the last animal of the last page was removed, there is one page less.
  const last = list.data ? pageCount(list.data) : page;
  useEffect(() => setPage((shown) => Math.min(shown, last)), [last]);

  async function change(animal: Animal, isFavourite: boolean, at: number): Promise<void> {
    setBusyIds((ids) => [...ids, animal.id]);
    try {
      await setFavourite(animal.id, isFavourite);
      if (isFavourite) setPage(1);
      else notifyWithUndo(adoptionTexts().favourites.removed(animal.name), () => change(animal, true, 0));
    } catch (error) {
      notifyError(errorText(error, recordTexts().favourites.saveFailed));
    }
    focusLater(at);
    setBusyIds((ids) => ids.filter((id) => id !== animal.id));
  }
  const remove = (animal: Animal, at: number) => change(animal, false, at);
  return { list, setPage, busyIds, remove };
}

/**
 * After the last change and the new list, moves the focus to the card at the same position, or else to the section.
 * @param isBusy while a change is sent or the list is loaded
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

/** Reloads the list when the Back button shows this screen from the cache and an animal's page has changed the favourites. */
function useReloadAfterBack(): void {
  useEffect(() => {
    const shown = lastFavouritesChange();
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && lastFavouritesChange() !== shown) void reloadFavourites();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
}
