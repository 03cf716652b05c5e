import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useLeaveGuard } from "./leave-guard.ts";

/**
 * A form that is left for another screen once it is saved, and guarded until then.
 * @returns leaves for this address, as soon as the guard knows that nothing is lost any more
 */
export function useSavedForm(hasChanges: boolean): (to: string) => void {
  const [target, setTarget] = useState<string>();
  const navigate = useNavigate();
  useLeaveGuard(hasChanges && target === undefined);
  useEffect(() => {
    if (target !== undefined) navigate(target);
  }, [target, navigate]);
  return setTarget;
}
