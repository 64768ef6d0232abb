// Portraits: the silhouette first, two or three values, few lines, light from the upper left.
import { P, R, ell, lerp, mix, rect } from './kit.mjs'
// path through points; a point [x,y,1] is a corner
export const pth=(pts,close=true,k=6)=>{ const n=pts.length; const g=i=>close?pts[(i+n)%n]:pts[Math.max(0,Math.min(n-1,i))]; let d=`M${R(pts[0][0])} ${R(pts[0][1])}`;
  for(let i=0;i<(close?n:n-1);i++){ const b=g(i),c=g(i+1); const a=b[2]?b:g(i-1), e=c[2]?c:g(i+2); d+=`C${R(b[0]+(c[0]-a[0])/k*(b[2]?.6:1))} ${R(b[1]+(c[1]-a[1])/k*(b[2]?.6:1))} ${R(c[0]-(e[0]-b[0])/k*(c[2]?.6:1))} ${R(c[1]-(e[1]-b[1])/k*(c[2]?.6:1))} ${R(c[0])} ${R(c[1])}`; } return d+(close?'Z':''); };
// local frame: head box 0..400 mapped to the picture; (ox,oy) is the pivot
export const frame=({cx,cy,s=1,rot=0,flip=false,ox=230,oy=210})=>{ const c=Math.cos(rot*Math.PI/180),n=Math.sin(rot*Math.PI/180); const t=(x,y)=>{ let u=(x-ox)*s*(flip?-1:1),v=(y-oy)*s; return [cx+u*c-v*n,cy+u*n+v*c]; };
  const m=a=>a.map(q=>{const r=t(q[0],q[1]);return q[2]?[r[0],r[1],1]:r;}); return {s,t,m,flip,d:(a,close=true)=>pth(m(a),close),l:a=>pth(m(a),false),e:(x,y,rx,ry=rx)=>{ const p=[];for(let i=0;i<10;i++){const q=i/10*Math.PI*2;p.push([x+Math.cos(q)*rx,y+Math.sin(q)*ry]);} return pth(m(p)); }}; };
// shade from local a (strong) to b (weak)
export const sh=(S,F,d,c,a,a1,b,a2,kind='f',ex)=>{ const p=F.t(...a),q=F.t(...b); S.sh(d,c,p[0],p[1],a1,q[0],q[1],a2,kind,ex); };
// flat value with a grained edge
export const tone=(S,F,d,c,a,b,{flat=.42,a1=1,a2=.1}={})=>{ S.p(d,c,{opacity:flat}); sh(S,F,d,c,a,a1,b,a2); };
// tapered stroke through local pts, widths w0..wm..w1
export const brush=(S,F,pts,w,c,ex)=>{ const N=24,q=[]; const m=F.m(pts); const n=m.length-1; const cr=(i)=>m[Math.max(0,Math.min(n,i))]; for(let j=0;j<=N;j++){ const u=j/N*n,i=Math.min(n-1,Math.floor(u)),t=u-i,p0=cr(i-1),p1=cr(i),p2=cr(i+1),p3=cr(i+2); const f=k=>.5*((2*p1[k])+(-p0[k]+p2[k])*t+(2*p0[k]-5*p1[k]+4*p2[k]-p3[k])*t*t+(-p0[k]+3*p1[k]-3*p2[k]+p3[k])*t*t*t); q.push([f(0),f(1)]); }
  const L=[],Rr=[]; q.forEach((p,j)=>{ const a=q[Math.max(0,j-1)],b=q[Math.min(N,j+1)]; const dx=b[0]-a[0],dy=b[1]-a[1],l=Math.hypot(dx,dy)||1; const t=j/N; const ww=(t<.5?lerp(w[0],w[1],t*2):lerp(w[1],w[2],t*2-1))*F.s/2; L.push([p[0]-dy/l*ww,p[1]+dx/l*ww]); Rr.push([p[0]+dy/l*ww,p[1]-dx/l*ww]); }); S.p(pth([...L,...Rr.reverse()]),c,ex); };
export const SK={ warm:{b:'#C08A5C',s:'#7B4A2E',l:'#DDAE7E',d:'#43231A',blush:'#B4573A'}, deep:{b:'#A06B43',s:'#5E3621',l:'#C28C5E',d:'#331B12',blush:'#A14A30'}, tan:{b:'#CB9466',s:'#8A5436',l:'#E6B98C',d:'#4A281C',blush:'#C0603F'}, fair:{b:'#DFB08A',s:'#A06A4C',l:'#F2D0AC',d:'#5A3324',blush:'#C8694C'}, ebony:{b:'#7A4C31',s:'#432417',l:'#9C6A47',d:'#200f09',blush:'#8a3c28'} };
// one eye. pts local: up (upper lid inner->outer), lo (lower lid outer->inner), iris [x,y,r]
export function eye(S,F,sk,{up,lo,ir,crease,lash=[2.5,6,4],white='#E9DAC1',iris='#2a160d',lid=.5,wing=null}){ const s=F.s; S.p(F.d([...crease,...[...up].reverse()]),mix(sk.b,sk.s,lid),{opacity:.85});
  const e=F.d([[...up[0],1],...up.slice(1,-1),[...up.at(-1),1],...lo]); S.p(e,mix(white,sk.b,.18)); S.cg(e,()=>{ S.p(F.e(ir[0],ir[1],ir[2]),iris); S.p(F.e(ir[0],ir[1]+ir[2]*.3,ir[2]*.55),mix(iris,'#8a5a34',.45),{opacity:.6}); S.p(F.e(ir[0],ir[1],ir[2]*.42),'#0d0605'); S.l(F.l(up.map(p=>[p[0],p[1]+3])),sk.d,5*s,{opacity:.35}); const h=F.t(ir[0]+(F.flip?1:-1)*ir[2]*.3,ir[1]-ir[2]*.22); S.p(ell(h[0],h[1],ir[2]*.15*s),'#FFF6E4',{opacity:.85}); });
  brush(S,F,wing?[...up,wing]:up,lash,sk.d); S.l(F.l(lo.slice(0,-1)),sk.s,1.5*s,{opacity:.55}); }
// three-quarter head facing left in local units (flip the frame for right). lit: 'front' (light meets the face) or 'back'
export const OUT={ m:[[122,60],[100,104],[89,148],[85,176],[93,204],[88,230],[87,252],[93,288],[101,322],[108,352],[119,384],[144,405],[180,409],[226,394],[268,356],[292,316],[304,270],[314,200],[316,130],[286,60],[210,30]],
  f:[[124,60],[102,104],[91,146],[87,174],[95,203],[90,228],[90,252],[97,288],[107,322],[116,352],[130,380],[152,396],[178,396],[220,374],[258,338],[284,296],[300,250],[312,200],[314,130],[284,60],[210,30]] };
export function head34(S,F,o){ const {sk,fem=false,lit='front',out=fem?OUT.f:OUT.m,noseL=0,noseW=0,gaze=0,smile=0,browY=0,age=0,lip,ear=true,lidY=0,browW=[5,9,2.5],browC='#1d1310',my=0,mw=0,white}=o; const s=F.s,d=F.d(out);
  if(ear){ const e=F.d([[298,196],[312,186],[328,192],[332,214],[326,244],[312,268],[300,266]]); S.p(e,lit==='front'?mix(sk.b,sk.s,.55):mix(sk.b,sk.l,.25)); S.l(F.l([[306,206],[320,202],[322,222],[310,236],[312,250]]),sk.s,4*s,{opacity:.75}); }
  S.p(d,sk.b); S.cg(d,()=>{
    const nt=[104-noseL,270+noseL*.4], nb=nt[1]+17;
    if(lit==='front'){ // light plane on brow and cheek, shadow round the back of the cheek, jaw
      S.p(d,sk.l,{opacity:.0}); S.p(F.d([[70,60],[190,60],[230,130],[224,190],[236,240],[200,300],[150,310],[120,400],[70,400]]),sk.l,{opacity:.28,filter:S.blur(R(14*s|0))}); sh(S,F,d,sk.l,[84,150],1,[240,260],.0);
      const c=F.d([[340,60],[262,92],[246,150],[244,200],[258,236],[252,270],[226,306],[206,342],[196,372],[170,420],[340,430]]); tone(S,F,c,sk.s,[320,330],[232,262],{flat:.34,a1:1,a2:.25});
      S.p(F.e(208,272,34,22),sk.blush,{opacity:.2,filter:S.blur(R(11*s|0))});
      // nose: one wedge of shadow
      const w=F.d([[158,184,1],[142,206],[130,236],[nt[0]+12,nt[1]-6],[nt[0]+5,nt[1]+8],[nt[0]+12,nb,1],[134,nb+4],[150+noseW,nb,1],[155+noseW,nt[1]+2],[146,248],[150,222],[166,204,1]]); tone(S,F,w,sk.s,[150,290],[150,180],{flat:.26,a1:.9,a2:.15});
    } else { // far side of the face in shadow, one clean edge down the profile of the nose
      sh(S,F,d,sk.l,[300,120],1,[150,260],0);
      const c=F.d([[60,40],[150,30],[136,90],[128,150],[132,186],[128,208],[118,240],[nt[0]+3,nt[1]-8],[nt[0],nt[1]+6],[nt[0]+12,nb],[124,nb+10],[126,316],[130,334],[134,350],[144,372],[168,400],[190,430],[60,430]]); tone(S,F,c,sk.s,[70,300],[150,250],{flat:.5,a1:1,a2:.35});
      const j=F.d([[170,420],[176,400],[222,372],[262,334],[296,280],[320,300],[300,430]]); tone(S,F,j,sk.s,[230,410],[225,360],{flat:.22,a1:.8,a2:.1});
      S.p(F.e(218,274,34,22),sk.blush,{opacity:.22,filter:S.blur(R(11*s|0))});
      const w=F.d([[nt[0]+8,nb-2],[130,nb-3],[152+noseW,nb-2],[146,nb+9],[124,nb+11]]); S.p(w,sk.s,{opacity:.5});
    }
    // lines of the nose
    brush(S,F,[[nt[0]+10,nb-1],[nt[0]+20,nb+3],[137,nb]],[1.5,4.5,2],sk.d,{opacity:.75}); brush(S,F,[[150+noseW,nt[1]-4],[156+noseW,nt[1]+8],[149+noseW,nb]],[1,3.6,2],sk.s,{opacity:.9});
    // socket shade under the brow
    S.p(F.d([[154,188],[180,178],[214,178],[240,192],[232,206],[200,196],[168,206]]),sk.s,{opacity:.2}); S.p(F.d([[138,188],[120,178],[100,182],[92,204],[112,196],[132,206]]),sk.s,{opacity:.24});
    // mouth
    const u=-smile, mx=mw; const L=[112-mx*.4,331+my+u*.7],M=[131,329+my],Rr=[188+mx,327+my+u]; const line=[L,[122,328+my],M,[158,332+my],Rr];
    S.p(F.d([[...L,1],[122,321+my],[130,323+my],[140,319+my],[166,324+my],[...Rr,1],[158,332+my],[131,330+my]]),lip||mix(sk.s,sk.blush,.4),{opacity:fem?.95:.55}); S.p(F.d([[...L,1],[131,331+my],[158,333+my],[Rr[0]-8,Rr[1]+3,1],[166,345+my],[140,350+my],[122,343+my]]),fem?mix(lip,'#ffffff',.14):mix(sk.b,lip||sk.blush,.45),{opacity:fem?.95:.6}); S.p(F.d([[124,352+my],[142,357+my],[168,352+my],[158,362+my],[136,363+my]]),sk.s,{opacity:.32});
    brush(S,F,[...line,[Rr[0]+6,Rr[1]-4-smile*.3]],[2.5,4,2.2],sk.d,{opacity:.9});
    if(!o.noFold&&(smile>3||age)) S.l(F.l([[166,296],[192,306],[204,326]]),sk.s,(1.8+age*1.2)*s,{opacity:.3+.2*age});
    if(age){ S.l(F.l([[238,210],[250,206],[258,200]]),sk.s,1.8*s,{opacity:.6}); S.l(F.l([[238,215],[250,218],[260,218]]),sk.s,1.8*s,{opacity:.6}); S.l(F.l([[132,140],[170,132],[226,136]]),sk.s,2*s,{opacity:.3*age}); S.l(F.l([[142,118],[180,112],[220,116]]),sk.s,2*s,{opacity:.25*age}); S.l(F.l([[176,226],[196,230],[216,224]]),sk.s,1.8*s,{opacity:.45*age}); }
  });
  const y=lidY; eye(S,F,sk,{up:[[166,214],[178,203+y],[198,199+y],[216,204+y],[230,211]],lo:[[226,213],[206,218],[184,218],[168,215]],ir:[189+gaze,208,11],crease:[[160,212],[174,194+y*.5],[198,187+y*.5],[220,193+y*.5],[236,207]],lash:fem?[2.5,6.5,1.2]:[2,5,2.4],wing:fem?[240,205]:null,white});
  eye(S,F,sk,{up:[[133,214],[126,204+y],[114,200+y],[104,204+y],[98,210]],lo:[[100,213],[111,217],[125,217],[132,215]],ir:[114+gaze*.7,208,10],crease:[[137,212],[127,196+y*.5],[113,190+y*.5],[101,196+y*.5],[94,207]],lash:fem?[2.5,6,1.5]:[2,5,2.4],wing:fem&&lit==='front'?[93,207]:null,white});
  brush(S,F,[[159,183+browY],[185,176+browY],[215,175+browY],[244,187+browY]],browW,browC); brush(S,F,[[137,183+browY],[123,177+browY],[108,177+browY],[95,185+browY]],[browW[0],browW[1]*.9,browW[2]],browC);
}
// running stitches beside an edge, local points
export const stitches=(S,F,pts,c,w=2.4,dash=[8,5.5],ex)=>S.stitch(F.l(pts),c,R(w*F.s),dash.map(v=>R(v*F.s)).join(' '),ex);
export const castShadow=(S,d,c='#1a0a05',o=.45,dx=10,dy=16,b=14)=>S.p(d,c,{opacity:o,filter:S.blur(b),transform:`translate(${dx} ${dy})`});
const Q_sh=sh;
export const OUTP=[[128,60],[106,104],[98,150],[95,174],[106,198],[98,222],[84,248],[68,270],[72,281],[92,288],[97,296],[94,310],[90,320],[99,328],[93,338],[97,349],[103,357],[99,376],[111,394],[136,400],[176,386],[222,356],[256,314],[270,260],[300,200],[310,130],[280,60],[200,34]];
// near profile facing left, light meets the face
export function headP(S,F,o){ const {sk,lip,lidY=0,out=OUTP,browC='#1d1310'}=o; const s=F.s,d=F.d(out); S.p(d,sk.b); S.cg(d,()=>{ S.p(F.d([[50,60],[150,60],[190,130],[176,200],[180,250],[150,310],[130,400],[50,400]]),sk.l,{opacity:.32,filter:S.blur(R(14*s|0))}); Q_sh(S,F,d,sk.l,[80,200],1,[240,280],0);
    const c=F.d([[320,60],[226,100],[214,170],[220,220],[214,262],[188,306],[166,346],[136,376],[116,410],[320,420]]); tone(S,F,c,sk.s,[280,330],[200,262],{flat:.34,a1:1,a2:.2});
    S.p(F.e(168,276,34,23),sk.blush,{opacity:.26,filter:S.blur(R(11*s|0))});
    S.p(F.d([[72,281],[92,286],[110,284],[118,274],[122,288],[108,295],[94,297]]),sk.s,{opacity:.4}); brush(S,F,[[86,283],[96,280],[103,284]],[1.5,4.5,1.5],sk.d,{opacity:.8}); brush(S,F,[[108,264],[119,273],[115,288]],[1,3.6,2],sk.s,{opacity:.85});
    S.p(F.d([[106,190],[132,180],[166,186],[170,204],[138,194],[112,206]]),sk.s,{opacity:.22});
    S.p(F.d([[97,311],[89,320,1],[99,328],[120,327],[136,321,1],[120,315],[106,313]]),lip); S.p(F.d([[99,328,1],[120,328],[136,322,1],[124,338],[108,343],[95,342],[91,337]]),mix(lip,'#ffffff',.15)); brush(S,F,[[96,327],[116,328],[136,321],[142,316]],[2.5,4,2],sk.d,{opacity:.9}); S.p(F.d([[98,354],[112,356],[124,350],[118,360],[104,364]]),sk.s,{opacity:.3}); });
  eye(S,F,sk,{up:[[112,208],[117,203+lidY],[128,200+lidY],[144,205+lidY],[158,214]],lo:[[150,216],[134,219],[120,218],[113,213]],ir:[122,209,10.5],crease:[[108,204],[118,194+lidY*.5],[132,190+lidY*.5],[150,197+lidY*.5],[164,212]],lash:[3.5,6.5,1.2],wing:[168,211]});
  brush(S,F,[[110,206],[105,205],[101,202]],[3,2.2,1],sk.d); brush(S,F,[[104,186],[118,177],[146,174],[174,189]],[5,8.5,2.5],browC); }
// fingers: rounded capsules, local points a->b, width w
export const finger=(S,F,sk,a,b,w,{nail=true}={})=>{ const dx=b[0]-a[0],dy=b[1]-a[1],l=Math.hypot(dx,dy),ux=dx/l,uy=dy/l,nx=-uy,ny=ux; const at=(t,o,k=0)=>[a[0]+dx*t+nx*o,a[1]+dy*t+ny*o-k]; const h=w/2; const sg=ny>0?1:-1; const bow=w*.10;
  const pts=[at(0,-h),at(.45,-h*.98,bow),at(.82,-h*.82),[...at(1.02,-h*.42)],[...at(1.07,0)],at(1.02,h*.42),at(.82,h*.8),at(.45,h*.96,bow*.4),at(0,h)]; const up=pts.map(q=>[q[0],q[1]-2.2]); S.p(F.d(up),mix(sk.s,sk.d,.25)); const d=F.d(pts); S.p(d,sk.b); S.cg(d,()=>{ S.p(F.d([at(-.1,-h*1.2*sg),at(.5,-h*1.2*sg),at(1.1,-h*1.2*sg),at(1.1,-h*.2*sg),at(.5,-h*.1*sg,bow),at(-.1,-h*.2*sg)]),sk.l,{opacity:.32}); }); if(nail) S.p(F.d([at(.86,-h*.42),at(1.0,-h*.26),at(1.02,h*.1),at(.9,h*.26),at(.84,0)]),mix(sk.l,'#fff0e2',.35),{opacity:.6}); };
// plain ground; colours from light to shade
export function ground(S,[c0,c1,c2,c3]){ const {w,h}=S; S.p(rect(0,0,w,h),c1); S.p(rect(0,0,w,h),S.rad(w*.2,h*.12,h*1.15,[[0,c0],[.5,c1],[1,c2]])); S.sh(rect(0,0,w,h),c3,w,h,.95,w*.42,h*.34,0); S.sh(rect(0,0,w,h),mix(c0,'#FFE9C0',.45),0,0,.7,w*.5,h*.42,0); }
/** Soft planes over head34 in light from the left: brow, cheek bone, ridge of the nose, the turn under the cheek. */
export function model34(S, F, out, sk) {
  S.cg(F.d(out), () => {
    S.p(F.e(158, 130, 58, 26), sk.l, { opacity: 0.5, filter: S.blur(20) })
    S.p(F.e(196, 248, 32, 15), sk.l, { opacity: 0.6, filter: S.blur(12) })
    S.p(F.e(99, 250, 9, 17), sk.l, { opacity: 0.5, filter: S.blur(8) })
    S.p(F.d([[136, 196], [126, 222], [114, 248], [106, 262], [112, 268], [122, 254], [134, 228], [144, 202]]), sk.l, { opacity: 0.8, filter: S.blur(5) })
    S.p(F.e(110, 265, 6, 5), '#F8DDB8', { opacity: 0.75, filter: S.blur(5) })
    S.p(F.e(142, 340, 16, 4), '#F0B49a', { opacity: 0.5, filter: S.blur(4) })
    S.p(F.d([[250, 200], [266, 230], [258, 266], [226, 300], [206, 340], [230, 330], [272, 290], [292, 230]]), sk.s, { opacity: 0.4, filter: S.blur(14) })
    S.p(F.e(140, 384, 24, 10), sk.l, { opacity: 0.4, filter: S.blur(9) })
  })
}

export function steam(S, x, y, h, o = 0.4) {
  const d = `M${x - 16} ${y}C${x - 70} ${y - h * 0.34} ${x + 56} ${y - h * 0.55} ${x - 4} ${y - h}C${x + 80} ${y - h * 0.56} ${x - 26} ${y - h * 0.32} ${x + 22} ${y}Z`
  S.p(d, S.lin(0, y, 0, y - h, [[0, '#FFF6E0', 0], [0.3, '#FFF6E0', o], [1, '#FFF6E0', 0]]), { filter: S.blur(9), style: 'mix-blend-mode:screen' })
}

/** A round brass teapot, spout to the left; (x, y) is the middle of its belly. */
export function teapot(S, x, y, k = 1) {
  const brass = [[0, '#8a5a20'], [0.16, '#D9A653'], [0.3, '#FCE9B4'], [0.46, '#D3A14e'], [0.78, '#7d4f1c'], [1, '#4a2a0c']]
  S.g({ transform: `translate(${x} ${y}) scale(${k})` }, () => {
    const handle = 'M104 -66C190 -84 206 40 112 62'
    S.l(handle, '#4a2a0c', 25)
    S.l(handle, '#B98438', 19)
    S.l('M112 -62C176 -70 188 16 132 46', '#FCE9B4', 5, { opacity: 0.75 })
    const spout = 'M-104 30C-160 30 -164 -30 -196 -72C-204 -84 -190 -92 -178 -86C-146 -70 -140 -30 -108 -34Z'
    S.p(spout, S.lin(-200, 0, -110, 0, [[0, '#F7DDA0'], [0.5, '#C08a40'], [1, '#7a4d1c']]))
    S.l('M-186 -78C-156 -56 -154 -8 -122 0', '#FFF3CC', 6, { opacity: 0.7 })
    const belly = 'M-58 -94C-150 -64 -150 84 -56 106H56C150 84 150 -64 58 -94Z'
    S.p(belly, S.lin(-130, 0, 130, 0, brass))
    S.sh(belly, '#2a1405', 90, 120, 0.95, -10, 0, 0)
    S.p(ell(-58, -26, 20, 42), '#FFF8E0', { opacity: 0.75, filter: S.blur(9), transform: 'rotate(14 -58 -26)' })
    S.l('M-122 20C-70 40 70 40 122 20', '#5d3810', 3, { opacity: 0.6 })
    S.stitch('M-124 2C-70 22 70 22 124 2', '#6E4518', 4, '12 9')
    S.p('M-52 104H52L66 122H-66Z', S.lin(-66, 0, 66, 0, brass))
    S.p('M-66 -92C-60 -122 60 -122 66 -92C40 -82 -40 -82 -66 -92Z', S.lin(-66, 0, 66, 0, brass))
    S.l('M-66 -92C-40 -82 40 -82 66 -92', '#4a2a0c', 3, { opacity: 0.7 })
    S.p(ell(0, -124, 15), S.rad(-5, -130, 22, [[0, '#FFF3CC'], [0.5, '#C8994A'], [1, '#5d3810']]))
  })
  steam(S, R(x - 252 * k * 0.74), R(y - 96 * k), 240 * k, 0.55)
}
