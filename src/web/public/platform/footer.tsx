import { href } from "../../../contract/platform/href.ts";
import { type SocialLinks, shelter } from "../../../contract/platform/shelter.ts";
import { pageTexts } from "../texts/texts.ts";
import { EmailLink, PhoneLink, WhereAndWhen } from "./contact.tsx";
import { Icon, type IconName, Logo } from "./icon.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { linked } from "./linked.tsx";

type SocialLink = { name: string; icon: IconName & keyof SocialLinks };

const SOCIAL_LINKS: readonly SocialLink[] = [
  { name: "Facebook", icon: "facebook" },
  { name: "Instagram", icon: "instagram" },
  { name: "YouTube", icon: "youtube" },
];

function links(): readonly { text: string; path: string }[] {
  const { navigation, footer } = pageTexts().chrome;
  return [
    { text: navigation.animals, path: "/animals" },
    { text: navigation.adoption, path: "/adoption" },
    { text: footer.donate, path: "/help/donate" },
    { text: footer.volunteer, path: "/help/volunteer" },
    { text: footer.jobs, path: "/help/jobs" },
    { text: navigation.news, path: "/news" },
    { text: navigation.about, path: "/about" },
  ];
}

/** Where the shelter is and how it is reached, links to the main pages, social links, the two legal pages and the copyright (spec §2.4). */
export function SiteFooter({ path }: { path: string }) {
  const { footer } = pageTexts().chrome;
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-top">
        <div className="site-footer-brand">
          <a className="brand" href={href("/")}>
            <Logo />
            <span>{shelter().name}</span>
          </a>
          <p>{linked(footer.motto)}</p>
          <WhereAndWhen isInFooter />
          <div className="site-footer-contact">
            <PhoneLink />
            <EmailLink />
          </div>
        </div>
        <nav className="site-footer-nav" aria-label={footer.label}>
          <ul>
            {links().map((link) => (
              <li key={link.path}>
                <a href={href(link.path)}>{link.text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <SocialIcons />
      </div>
      <div className="wrap site-footer-bottom">
        <p>{`© 2025 ${shelter().name}`}</p>
        <a href={href("/privacy")}>{pageTexts().privacy.title}</a>
        <a href={href("/terms")}>{pageTexts().terms.title}</a>
        <LanguageSwitch path={path} />
      </div>
    </footer>
  );
}

/** Those of the shelter's pages elsewhere that its record has. */
function SocialIcons() {
  const { social } = shelter();
  const known = SOCIAL_LINKS.flatMap((link) => ({ ...link, href: social[link.icon] })).filter(({ href }) => href);
  if (known.length === 0) return null;
  return (
    <ul className="site-footer-social" aria-label={pageTexts().chrome.footer.follow}>
      {known.map(({ name, icon, href }) => (
        <li key={name}>
          <a className="icon-button" href={href ?? ""} aria-label={name} rel="noopener">
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
