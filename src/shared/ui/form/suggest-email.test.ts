import { suggestEmail } from './suggest-email';

it('suggests a common domain for one typing error', () => {
  const rows = {
    'gmail.com':
      'gmail.con gmial.com gmail.co gamil.com gmail.cm gmail.comm gmail.cmo gmai.com gnail.com gmaill.com GMIAL.COM',
    'yahoo.com': 'yaho.com yahooo.com yhaoo.com yahoo.con yahoo.co',
    'yahoo.co.id': 'yaho.co.id yahoo.coid yahoo.co.di',
    'hotmail.com': 'hotmial.com hotmal.com hotmail.con homail.com',
    'outlook.com': 'outlok.com outloook.com outlook.con',
    'icloud.com': 'iclod.com icloud.con',
  };
  for (const [domain, typed] of Object.entries(rows))
    for (const wrong of typed.split(' '))
      expect([wrong, suggestEmail(` Siti.Nur@${wrong} `)]).toEqual([wrong, `Siti.Nur@${domain}`]);
});

it('suggests nothing for other domains, and for what is no address', () => {
  const rows =
    'gmail.com Gmail.COM googlemail.com ymail.com mail.com gmx.com email.com yahoo.com yahoo.co.id yahoo.co.uk yahoo.fr ' +
    'hotmail.co.id outlook.co.id outlook.de proton.me protonmail.ch live.com me.com gmail.ugm.ac.id majujaya.co.id a.id';
  const typed = [...rows.split(' ').map((domain) => `siti@${domain}`), '', 'siti', '@gmial.com', 'a@b@gmial.com'];
  expect(typed.filter((each) => suggestEmail(each) !== null)).toEqual([]);
});
