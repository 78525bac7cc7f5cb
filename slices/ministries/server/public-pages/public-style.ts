/** The look of the public pages, in light and dark; it stands in each page, so that nothing has to be fetched first. */
export const PUBLIC_STYLE = `
:root{color-scheme:light dark;--page:#edf2f3;--surface:#fff;--ink:#1b2225;--ink2:#4b565b;--ink3:#5f6a70;--line:rgb(0 0 0/12%);--brand:#7d0023;--on-brand:#fff;--link:#1f6375;--tint:#eaf4f6;--mark:#7d0023;--danger:#a82a26;--field:#76848b;--ring:#1f6375}
@media (prefers-color-scheme:dark){:root{--page:#14191b;--surface:#1e2427;--ink:#eef2f3;--ink2:#c3ccd0;--ink3:#a5b0b5;--line:rgb(255 255 255/16%);--brand:#b3224a;--on-brand:#fff;--link:#8ecbdb;--tint:#202d31;--mark:#ff8fa9;--danger:#ff9d98;--field:#8b979d;--ring:#8ecbdb}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/24px system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;overflow-wrap:anywhere}
a{color:var(--link)}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,textarea:focus-visible,summary:focus-visible{outline:2px solid var(--ring);outline-offset:2px}
h1,h2{font-family:'Source Serif 4','Iowan Old Style',Georgia,'Songti SC','Noto Serif CJK SC',serif;line-height:1.25;margin:0}
h1{font-size:28px;letter-spacing:-.012em}
h2{font-size:18px}
p{margin:0}
.bar{background:#2c2c2c}
.bar>div{display:flex;align-items:center;justify-content:space-between;gap:12px;max-width:1024px;min-height:54px;margin:auto;padding:0 18px}
.bar a{color:#d6d6d6;text-decoration:none;padding:10px 0}
.bar a:first-child{display:flex;align-items:center;gap:12px;color:#fff;font:600 20px/24px 'Source Serif 4',Georgia,serif}
main{display:grid;gap:18px;max-width:1024px;margin:auto;padding:30px 18px 48px}
main.narrow{max-width:720px}
header.top{display:grid;gap:6px}
.quiet{color:var(--ink2)}
.small{color:var(--ink3);font-size:14px}
.card{display:grid;gap:18px;border:1px solid var(--line);border-radius:12px;background:var(--surface);padding:24px}
.map{display:block;width:100%;height:auto;border:1px solid var(--line);border-radius:12px;background:var(--tint)}
.map circle{fill:var(--mark);stroke:var(--surface)}
form.search{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1fr) auto;gap:12px;align-items:end}
label,.label{display:block;font-weight:500;font-size:14px;margin-bottom:6px}
input,select,textarea{width:100%;min-height:44px;border:1px solid var(--field);border-radius:3px;background:var(--surface);color:inherit;font:inherit;padding:8px 12px}
textarea{min-height:180px;resize:vertical}
[aria-invalid=true]{border-color:var(--danger)}
.wrong{color:var(--danger);font-size:14px;margin-top:6px}
.note{border-left:3px solid var(--danger);background:var(--tint);padding:12px 18px}
.button{display:inline-block;min-height:44px;border:0;border-radius:3px;background:var(--brand);color:var(--on-brand);font:500 16px/24px system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;padding:10px 18px;text-decoration:none;cursor:pointer}
ul.list{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px;margin:0;padding:0;list-style:none}
ul.list>li{display:grid;gap:3px;align-content:start;border:1px solid var(--line);border-radius:12px;background:var(--surface);padding:18px;position:relative}
ul.list h2 a{color:inherit;text-decoration:none}
ul.list h2 a::after{content:'';position:absolute;inset:0;border-radius:12px}
ul.list>li:hover h2 a{text-decoration:underline}
.clip{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
.pages{display:flex;flex-wrap:wrap;gap:18px}
.pages a{padding:10px 0}
dl{display:grid;grid-template-columns:minmax(120px,auto) minmax(0,1fr);gap:12px 24px;margin:0}
dt{color:var(--ink3)}
dd{margin:0}
.words{white-space:pre-line}
ul.marks{display:grid;gap:6px;margin:0;padding:0;list-style:none}
ul.marks>li::before{content:'\\2713';margin-inline-end:9px;color:var(--link)}
blockquote{margin:0;border-inline-start:3px solid var(--line);padding-inline-start:18px;white-space:pre-line}
.trap{position:absolute;left:-9999px}
footer{border-top:1px solid var(--line);color:var(--ink3);font-size:14px}
footer>div{display:grid;gap:12px;max-width:1024px;margin:auto;padding:18px}
footer ul{display:flex;flex-wrap:wrap;gap:0 18px;margin:0;padding:0;list-style:none}
footer li a,footer li span{display:inline-block;padding:10px 0}
@media (max-width:767px){dd a{display:inline-block;margin:-10px 0;padding:10px 0}form.search,ul.list{grid-template-columns:minmax(0,1fr)}dl{grid-template-columns:minmax(0,1fr);gap:3px}dd+dt{margin-top:12px}h1{font-size:24px}.card{padding:18px}form .button{width:100%}}
@media print{.bar,footer ul,form,.pages,.button{display:none}body{background:none}.card,ul.list>li{break-inside:avoid}a::after{content:none}}
`;
