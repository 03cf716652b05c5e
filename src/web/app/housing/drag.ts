import { type DragEvent, useState } from "react";

/** What is dragged: an animal of the board, by its id. Other windows and files have other types. */
const TYPE = "application/x-shelter-animal";

/** The props of an animal that can be dragged with the mouse. */
export const draggable = (animalId: number) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(TYPE, String(animalId));
    dataTransfer.effectAllowed = "move";
  },
});

/** The props of a place where an animal can be dropped. @param onDrop undefined where it cannot */
export function useDropPlace(onDrop: ((animalId: number) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  if (onDrop === undefined) return {};
  return {
    "data-drop": isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(TYPE)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "move" as const;
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop(Number(event.dataTransfer.getData(TYPE)));
    },
  };
}
