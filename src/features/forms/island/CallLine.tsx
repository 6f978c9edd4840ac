import { phoneOnPage } from '../browser/failures.ts';

/** What the visitor can do instead, ending with the number to call that the page shows. */
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
