import { suggestEmail } from './suggest-email';

it.each([
  ['gmail.com', 'gmail.con gmial.com gmail.co gamil.com gmail.cm gmail.comm gmail.cmo gmail.ocm gmail.vom gmail.om'],
  ['gmail.com', 'gmai.com gmal.com gmil.com gnail.com gmaill.com ggmail.com gmqil.com gimal.com gmali.com gmial.con'],
  ['gmail.com', 'gmail gmail.c gmailcom gmailcon gmail.co.id gmail.id gmail.net gmail.com.id gmail.comcom'],
  ['gmail.com', 'gmail,com gmail..com gmail.com. GMIAL.COM'],
  ['yahoo.com', 'yaho.com yahooo.com yhaoo.com yahoo.con yahoo.co yahoo.cm yahoo yahho.com'],
  ['yahoo.co.id', 'yaho.co.id yahoo.co.di yahoo.coid yahoo.id yahoo.com.id yahooo.co.id'],
  ['yahoo.co.uk', 'yaho.co.uk'],
  ['hotmail.com', 'hotmial.com hotmal.com hotmil.com hotmai.com hotmail.con homail.com hotamil.com htomail.com'],
  ['outlook.com', 'outlok.com outloook.com oulook.com outlook.con outlook.cm'],
  ['outlook.co.id', 'outlok.co.id outlook.co.di'],
  ['icloud.com', 'iclod.com icloud.con icoud.com icloud.co'],
  ['rocketmail.com', 'rocketmial.com rocetmail.com rocketmail.con'],
  ['majujaya.com', 'majujaya.con majujaya.comm majujaya.cm majujaya.vom'],
  ['majujaya.co.id', 'majujaya.co.di'],
])('suggests %s for %s', (domain, typed) => {
  for (const wrong of typed.split(' ')) {
    expect([wrong, suggestEmail(`Siti.Nur@${wrong}`)]).toEqual([wrong, `Siti.Nur@${domain}`]);
  }
});

it.each([
  'gmail.com Gmail.COM googlemail.com ymail.com mail.com gmx.com gmx.net email.com yahoo.com yahoo.co.id yahoo.co.uk',
  'yahoo.fr yahoo.com.sg hotmail.com hotmail.co.id hotmail.fr live.com love.com msn.com me.com mac.com pm.me',
  'outlook.com outlook.co.id outlook.de outlook.sg rocketmail.com hotmart.com icloud.com cloud.com proton.me protonmail.com',
  'protonmail.ch aol.com zoho.com fastmail.com hey.com mail.ru inbox.com plasa.com telkom.net cbn.net.id gmail.ugm.ac.id',
  'mail.ugm.ac.id ui.ac.id students.undip.ac.id student.its.ac.id bni.co.id kemnaker.go.id perusahaan.id startup.co',
  'tokopedia.com gojek.com hotel.com outback.com example.com titian.example a.id 163.com qq.com naver.com web.de t.co',
])('suggests nothing for %s', (domains) => {
  for (const right of domains.split(' ')) expect([right, suggestEmail(`siti@${right}`)]).toEqual([right, null]);
});

it.each([
  '',
  'siti',
  '@',
  'siti@',
  '@gmial.com',
  'a@b@gmial.com',
  'siti nur@gmial.com',
  `siti@${'gmial.'.repeat(100)}com`,
])('suggests nothing for %j', (typed) => expect(suggestEmail(typed)).toBeNull());

it.each([' siti@gmial.com ', 'siti@@gmail.com', 'siti @ gmail.com'])('repairs the signs of %j', (typed) => {
  expect(suggestEmail(typed)).toBe('siti@gmail.com');
});
