import { Drawer } from "@mantine/core";
import { ModalsProvider } from "@mantine/modals";
import { useEffect, useState } from "react";
import { questionsMounted } from "../../platform/kit/confirm-action.tsx";
import { KeysHelp } from "../../platform/kit/keys-help.tsx";
import { useOwnShelter } from "../../platform/own-shelter.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { SideNavigation } from "./side-navigation.tsx";

/**
 * The dialogs of every screen: questions, the list of keys, and the sidebar's drawer. They are a module of their own
 * because the first screen needs none of them, and the library's dialogs are a tenth of its script.
 */
export function Dialogs(shown: { menu: boolean; closeMenu: () => void; keys: boolean; closeKeys: () => void }) {
  // What is mounted open does not know where the focus was, and could not give it back.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(questionsMounted, []);
  const { name } = useOwnShelter();
  return (
    <>
      <ModalsProvider>{null}</ModalsProvider>
      <Drawer
        opened={isMounted && shown.menu}
        onClose={shown.closeMenu}
        title={name}
        closeButtonProps={{ "aria-label": appTexts().shell.closeMenu }}
        size={300}
        position="right"
        hiddenFrom="md"
      >
        <SideNavigation onNavigate={shown.closeMenu} />
      </Drawer>
      <KeysHelp isOpen={isMounted && shown.keys} onClose={shown.closeKeys} />
    </>
  );
}
