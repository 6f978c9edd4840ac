/**
 * Honeypot field: hidden from sighted, keyboard and screen-reader users, so that only programs fill it in (ENQUIRY-009). Not `display:
 * none`, which such programs skip.
 */
export function Honeypot({ name, label }: { name: string; label: string }) {
	return (
		<div className="lead__trap" aria-hidden="true">
			<label>
				{label}
				<input name={name} type="text" tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
