import { shelter } from "../../contract/shelter.ts";
import { Icon, type IconName, Logo } from "./icon.tsx";

const SOCIAL_LINKS: readonly { name: string; icon: IconName; href: string }[] = [
  { name: "Facebook", icon: "facebook", href: "https://www.facebook.com/" },
  { name: "Instagram", icon: "instagram", href: "https://www.instagram.com/" },
  { name: "YouTube", icon: "youtube", href: "https://www.youtube.com/" },
];

const LINKS = [
  { text: "Animals", href: "/animals" },
  { text: "Adoption", href: "/adoption" },
  { text: "Donate", href: "/help/donate" },
  { text: "Volunteer", href: "/help/volunteer" },
  { text: "Jobs", href: "/help/jobs" },
  { text: "News", href: "/news" },
  { text: "About Us", href: "/about" },
] as const;

/** Links to the main pages, social links, the two legal pages and the copyright (spec §2.4). */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-top">
        <div className="site-footer-brand">
          <a className="brand" href="/">
            <Logo />
            <span>{shelter().name}</span>
          </a>
          <p>Every animal here is waiting for one person. It may be you.</p>
        </div>
        <nav className="site-footer-nav" aria-label="Footer">
          <ul>
            {LINKS.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="site-footer-social" aria-label="Follow us">
          {SOCIAL_LINKS.map(({ name, icon, href }) => (
            <li key={name}>
              <a className="icon-button" href={href} aria-label={name} rel="noopener">
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap site-footer-bottom">
        <p>© 2025 {shelter().name}</p>
        <a href="/privacy">Privacy Policy</a>
        <a href="/terms">Terms of Service</a>
      </div>
    </footer>
  );
}
