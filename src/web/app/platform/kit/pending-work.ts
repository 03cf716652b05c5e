import { createContext, useCallback, useContext, useState } from "react";

type TrackWork = (work: Promise<unknown>) => void;

/** A form gives this to its fields: the form waits for their pending work, such as the compression of a photo. */
export const PendingWorkContext = createContext<TrackWork>(() => {});

/** For a field: reports work that must finish before the form can be saved. */
export const useTrackPendingWork = (): TrackWork => useContext(PendingWorkContext);

/** For a form: whether any field has pending work, and the function with which fields report it. */
export function usePendingWork(): { hasPendingWork: boolean; track: TrackWork } {
  const [count, setCount] = useState(0);
  const track = useCallback((work: Promise<unknown>) => {
    setCount((before) => before + 1);
    const end = () => setCount((before) => before - 1);
    work.then(end, end);
  }, []);
  return { hasPendingWork: count > 0, track };
}
