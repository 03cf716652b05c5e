import { Alert, Button, Text } from "@mantine/core";
import { Link } from "react-router";
import { type OwnAdoption, ownAdoptionText } from "../../../../contract/adoptions.ts";

/** Said before anything is written: one's own adoption of the chosen animal, and the way to it. */
export function OwnAdoptionNotice({ animalName, own }: { animalName: string; own: OwnAdoption }) {
  return (
    <Alert color="yellow" variant="light" role="status">
      <Text>{ownAdoptionText(animalName, own)}</Text>
      <Button mt="sm" component={Link} to={`/user_page/adoptions/${own.id}`}>
        See Your Adoption
      </Button>
    </Alert>
  );
}
