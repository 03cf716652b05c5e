/** Style sheets are imported for what they do; Vite puts them into the build. */
declare module "*.css";
