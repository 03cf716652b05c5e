import { Text } from "@mantine/core";
import { useLocation } from "react-router";
import { Screen } from "../kit/screen.tsx";
import { ADMIN_PLACES, isCurrent } from "../navigation.ts";

/** Stands in the place of a part of the administration that has no screens yet. */
export function BeingBuiltScreen() {
  const { pathname } = useLocation();
  const place = ADMIN_PLACES.find((one) => isCurrent(one, pathname));
  return (
    <Screen title={place?.text ?? "Administration"}>
      <Text>This part of the administration is being built.</Text>
    </Screen>
  );
}
