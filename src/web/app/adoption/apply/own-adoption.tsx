import { Alert, Button, Text } from "@mantine/core";
import { Link } from "react-router";
import { type OwnAdoption, ownAdoptionText } from "../../../../contract/adoption/adoptions.ts";
import { appTexts } from "../../platform/texts/texts.ts";

/** In place of the letter: this person's own adoption of the selected animal, with a link to it. */
export function OwnAdoptionNotice({ animalName, own }: { animalName: string; own: OwnAdoption }) {
  return (
    <Alert color="yellow" variant="light" role="status">
      <Text>{ownAdoptionText(animalName, own)}</Text>
      <Button mt="sm" component={Link} to={`/user_page/adoptions/${own.id}`}>
        {appTexts().apply.seeAdoption}
      </Button>
    </Alert>
  );
}
