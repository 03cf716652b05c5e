import { createContext, useCallback, useContext, useState } from "react";

type Hold = (work: Promise<unknown>) => void;

/** Given by a form to its fields: what a field still prepares, as a photo that is made smaller, is waited for. */
export const Preparation = createContext<Hold>(() => {});

/** For a field: tells its form of work without which it cannot be saved. */
export const usePreparation = (): Hold => useContext(Preparation);

/** For a form: whether any of its fields still prepares something, and what the fields tell it with. */
export function usePreparations(): { isPreparing: boolean; hold: Hold } {
  const [count, setCount] = useState(0);
  const hold = useCallback((work: Promise<unknown>) => {
    setCount((before) => before + 1);
    const end = () => setCount((before) => before - 1);
    work.then(end, end);
  }, []);
  return { isPreparing: count > 0, hold };
}
