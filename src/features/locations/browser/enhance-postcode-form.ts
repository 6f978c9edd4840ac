import address from './watch-postcode.ts?address';

/** Loads the postcode search on first focus of the form. A form submitted before it has loaded is submitted again afterwards. */
export function enhancePostcodeForm(form: HTMLFormElement): void {
	let loading: Promise<void> | undefined;
	const load = () => {
		loading ??= (import(/* @vite-ignore */ address) as Promise<typeof import('./watch-postcode.ts')>).then(
			({ watchPostcode }) => {
				form.removeEventListener('submit', wait);
				watchPostcode(form);
			},
		);
		return loading;
	};
	const wait = (event: Event) => {
		event.preventDefault();
		load().then(() => form.requestSubmit());
	};
	form.addEventListener('focusin', load, { once: true });
	form.addEventListener('submit', wait);
}
