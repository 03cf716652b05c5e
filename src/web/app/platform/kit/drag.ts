import { type DragEvent, useState } from "react";

/** What is dragged on a board, by its id. Other windows and files have other types. */
type Dragged = "animal" | "adoption";
const typeOf = (what: Dragged) => `application/x-shelter-${what}`;

/** The props of a card that can be dragged with the mouse. */
export const draggable = (what: Dragged, id: number) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(typeOf(what), String(id));
    dataTransfer.effectAllowed = "move";
  },
});

/** The props of a place where a card can be dropped. @param onDrop undefined where it cannot */
export function useDropPlace(what: Dragged, onDrop: ((id: number) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  if (onDrop === undefined) return {};
  return {
    "data-drop": isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(typeOf(what))) return;
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
      onDrop(Number(event.dataTransfer.getData(typeOf(what))));
    },
  };
}
