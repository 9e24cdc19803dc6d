export const FONT = "'Figtree', 'Segoe UI', 'Helvetica Neue', Tahoma, Arial, sans-serif";

/** Styles for mail programs with a dark mode; others ignore them. `!important` overrides the inline styles. */
export const DARK_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .m-paper, body > table, body > table > tbody > tr > td { background-color: #171512 !important; }
  .m-card { background-color: #201d19 !important; border-color: #37322b !important; }
  .m-panel { background-color: #171512 !important; border-color: #37322b !important; }
  .m-ink { color: #f4efe7 !important; }
  .m-muted { color: #b3aa9c !important; }
  .m-line { border-color: #37322b !important; }
  .m-link { color: #7fc4be !important; }
  .m-button { background-color: #6fb8b2 !important; color: #10201f !important; }
}
@media (max-width: 480px) {
  .m-card { padding: 24px 20px !important; }
  .m-button { display: block !important; text-align: center !important; }
}`;

/** The shop's light theme in colors that mail programs support. */
export const COLORS = {
  paper: "#fffdf9",
  card: "#ffffff",
  sunken: "#f7f2e9",
  ink: "#1c1a17",
  line: "#e9e3d8",
  muted: "#655e53",
  primary: "#0b6360",
  deal: "#c2452d",
  star: "#e3a008",
};
