import address from './watch-postcode.ts?address';

/** Brings what looks up postcodes when somebody comes to the field; sent before it is there, the form is sent again then. */
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
