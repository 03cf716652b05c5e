import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { apiQuery } from "../../calls.ts";
import { Loaded, Screen } from "../../kit/screen.tsx";
import { useSession } from "../../session.ts";
import { ConfirmEmail } from "../confirm-email.tsx";
import { USER_AREA_TEXT } from "../texts.ts";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileView } from "./profile-view.tsx";
import { StaffProfile } from "./staff-profile.tsx";

/** The own details (spec §2.5). Staff have an account only: `/users/me` has nothing of them (rules §11). */
export function ProfileScreen() {
  const { isEmployee } = useSession();
  return isEmployee ? (
    <Screen title="My Profile">
      <ConfirmEmail />
      <StaffProfile />
    </Screen>
  ) : (
    <UserProfile />
  );
}

/** View or edit, as the address says, so that a reload and signing in again come back to what was being done. */
function UserProfile() {
  const [params, setParams] = useSearchParams();
  const profile = useQuery(apiQuery("GET /users/me"));
  const isEditing = params.get("mode") === "edit";
  const show = (mode: "view" | "edit") => setParams(mode === "edit" ? { mode } : {}, { replace: true });
  return (
    <Screen title="My Profile">
      <ConfirmEmail />
      <Loaded query={profile} failed={USER_AREA_TEXT.profileLoadFailed}>
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
