import address from './watch-postcode.ts?address';

/** Loads the postcode search on first focus of the form. A form submitted before it has loaded is submitted again afterwards. */
export function wakePostcode(form: HTMLFormElement): void {
	let coming: Promise<void> | undefined;
	const wake = () => {
		coming ??= (import(/* @vite-ignore */ address) as Promise<typeof import('./watch-postcode.ts')>).then(
			({ watchPostcode }) => {
				form.removeEventListener('submit', wait);
				watchPostcode(form);
			},
		);
		return coming;
	};
	const wait = (event: Event) => {
		event.preventDefault();
		wake().then(() => form.requestSubmit());
	};
	form.addEventListener('focusin', wake, { once: true });
	form.addEventListener('submit', wait);
}
