import type { Logo } from '../layout/layout-data.ts';

type Mark = Extract<Logo, { kind: 'words' }>['mark'];

/** CSS of each sign, added before logo.css in the cascade; rules that override it need two classes. */
const SIGNS: Partial<Record<Mark, string>> = {
	initial:
		'.logo__initial{display:inline-flex;align-items:baseline;gap:.1em;font-size:2.125rem;letter-spacing:0}' +
		'.logo__initial i{width:.17em;height:.13em;background:var(--logo)}',
	hills: '.logo.logo--hills{gap:.5rem}',
	slash:
		// As wide as it is designed on a phone of 320 px, and no wider there with text at 200 %.
		'.logo.logo--slash{font-size:min(2.125rem,10.6vw);font-weight:850;letter-spacing:0;text-transform:uppercase}' +
		'.logo__end{width:.235em;height:.68em;background:var(--logo);transform:skewX(-14deg)}',
	dot:
		'.logo.logo--dot{gap:.05em;font-size:min(1.75rem,8.75vw);font-weight:800;letter-spacing:-.05em;color:var(--logo)}' +
		'.logo__end{align-self:end;width:.34em;height:.34em;margin-bottom:.39em;border-radius:50%;background:var(--alt)}',
};

/** CSS of a dealer's sign; pages include only their own dealer's. */
export function signCss(logo: Logo): string {
	const css = logo.kind === 'words' ? SIGNS[logo.mark] : undefined;
	return css ? `@layer components{${css}}` : '';
}
