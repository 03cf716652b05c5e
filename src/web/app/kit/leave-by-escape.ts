import { useHotkeys } from "@mantine/hooks";
import { useNavigate } from "react-router";

/** Escape leaves a form (look: administration); a dialog above it keeps the key (`dialog-keys.ts`). @param to where it leads */
export function useLeaveByEscape(to: string): void {
  const navigate = useNavigate();
  useHotkeys([["Escape", () => navigate(to)]]);
}
