import { phoneOnPage } from '../browser/problems/failures.ts';

/** Advice that ends with the phone number shown on the page. */
export function CallLine({ text, form }: { text: string; form: HTMLFormElement | null }) {
	const phone = phoneOnPage(form);
	return (
		<p>
			{text}
			<a className="nobr" href={phone?.href}>
				{phone?.label}
			</a>
			.
		</p>
	);
}
