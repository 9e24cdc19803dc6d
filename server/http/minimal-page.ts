/** Styles of the few pages outside the shop's own design: the sandbox's page and the mails on disk. */
export const minimalPageStyle = `
:root { color-scheme: light dark; --paper: #fffdf9; --card: #fff; --ink: #1c1a17; --line: #e9e3d8; --muted: #6b645a; --primary: #0b6360; --on-primary: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #171512; --card: #211e1a; --ink: #f4efe6; --line: #3a352e; --muted: #b3aa9c; --primary: #5cc2bd; --on-primary: #10201f; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
a { color: var(--primary); }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.2; }
.card { max-width: 440px; margin: 0 auto; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; box-shadow: 0 2px 12px rgb(0 0 0 / 6%); }
body:has(> .card) { display: grid; place-items: center; padding: 16px; }
body > .card { width: 100%; }
.wide { max-width: 1080px; margin: 0 auto; padding: 24px 16px; }
.note { margin: 0 0 12px; color: var(--muted); font-size: 14px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 0 0 20px; padding: 16px 0; border-block: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
.amount { font-size: 20px; font-weight: 700; font-variant-numeric: tabular-nums; }
fieldset { margin: 0 0 20px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 8px; }
legend { padding: 0 4px; color: var(--muted); font-size: 14px; }
label { display: flex; gap: 8px; align-items: center; min-height: 32px; }
input { accent-color: var(--primary); width: 18px; height: 18px; }
.button { display: block; width: 100%; min-height: 48px; margin: 0 0 10px; padding: 10px 16px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.button.primary { border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
.button.plain { border-color: transparent; margin: 0; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
th, td { padding: 10px 14px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--muted); font-size: 14px; font-weight: 500; }
iframe { display: block; width: 100%; min-height: 70vh; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;
