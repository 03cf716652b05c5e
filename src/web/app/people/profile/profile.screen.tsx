import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { apiQuery } from "../../platform/calls.ts";
import { Loaded, Screen } from "../../platform/kit/screen.tsx";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";
import { ConfirmEmail } from "./confirm-email.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileView } from "./profile-view.tsx";
import { StaffProfile } from "./staff-profile.tsx";

/** The own profile (spec §2.5). Staff have an account but no user record (rules §11). */
export function ProfileScreen() {
  const { isEmployee } = useSession();
  return isEmployee ? (
    <Screen title={appTexts().shell.navigation.profile}>
      <ConfirmEmail />
      <StaffProfile />
    </Screen>
  ) : (
    <UserProfile />
  );
}

/** The mode is in the address, so that it survives a reload and a new login. */
function UserProfile() {
  const [params, setParams] = useSearchParams();
  const profile = useQuery(apiQuery("GET /users/me"));
  const isEditing = params.get("mode") === "edit";
  const show = (mode: "view" | "edit") => setParams(mode === "edit" ? { mode } : {}, { replace: true });
  return (
    <Screen title={appTexts().shell.navigation.profile}>
      <ConfirmEmail />
      <Loaded query={profile} failed={peopleTexts().profile.loadFailed}>
        {(user) =>
          isEditing ? (
            <ProfileForm user={user} onDone={() => show("view")} />
          ) : (
            <ProfileView user={user} onEdit={() => show("edit")} />
          )
        }
      </Loaded>
    </Screen>
  );
}
