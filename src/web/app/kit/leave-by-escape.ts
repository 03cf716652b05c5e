import { useHotkeys } from "@mantine/hooks";
import { useNavigate } from "react-router";

/** Escape leaves a form (look: administration), but not while a dialog is open, which it closes. @param to where it leads */
export function useLeaveByEscape(to: string): void {
  const navigate = useNavigate();
  useHotkeys([["Escape", () => !document.querySelector('[role="dialog"]') && navigate(to)]]);
}
