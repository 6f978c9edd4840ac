/** Styles of the sandbox: grey, with a band that no real payment page has. */
export const SANDBOX_STYLE = `body{padding:0;background:#f1f1f1;color:#141414}
.band{margin:0;padding:.75rem 1rem;text-align:center;color:#141414;background:repeating-linear-gradient(-45deg,#ffd21f 0 1.25rem,#ffe04a 1.25rem 2.5rem)}
main{display:grid;gap:1.25rem;max-width:27rem;padding:1.5rem 1rem 3rem;background:none}main>p{margin:0}main>p a{font-weight:600;text-underline-offset:.2em}
section{padding:1.5rem;border-radius:.75rem;background:#fff;box-shadow:0 1px 3px rgb(0 0 0/.1)}
h1{font-size:1.25rem;margin:0}.big{margin:0;font-size:3rem;line-height:1.15;font-weight:800;letter-spacing:-.03em}
.facts{margin:.75rem 0 0}.facts div{display:flex;justify-content:space-between;gap:1.5rem;padding:.75rem 0;border-bottom:1px solid #ddd}.facts dt{font-weight:400;margin:0;color:#4d4d4d}.facts dd{text-align:right}
fieldset{display:grid;gap:.5rem;margin:0;padding:0;border:0}legend{padding:0;margin-bottom:.75rem;font-weight:600}
label{display:flex;gap:.875rem;margin:0;padding:.75rem 1rem;border:1px solid #757575;border-radius:.5rem;font-weight:400;color:#4d4d4d}label b{color:#141414;font-weight:600}
label:has(:checked){border-color:#141414;background:#f1f1f1;box-shadow:inset 0 0 0 1px #141414}input[type=radio]{flex:none;width:1.5rem;height:1.5rem;margin:.125rem 0;padding:0;accent-color:#141414}
form button{width:100%;min-height:3.25rem;margin-top:1rem;background:#141414;color:#fff;border-radius:.5rem}.small{font-size:.875rem;color:#4d4d4d}
.wrong{margin-bottom:1rem}`;
