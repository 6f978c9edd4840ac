/** A mobile number in E.164 as visitors write it: '0412 345 678'; of another country as it is. */
export function numberText(phone: string): string {
	return phone.replace(/^\+61(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
}
